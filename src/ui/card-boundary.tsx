import { TriangleAlert } from 'lucide-react';
import { Component, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import classes from './card.module.css';
import { State } from './state.tsx';

interface Words {
  title: string;
  retry: string;
}

/** What a card says when it could not be rendered. Without these words an error goes on to the page's own boundary. */
export const CardWords = createContext<Words | null>(null);

interface Props {
  children: ReactNode;
  /** Inside a card, whose frame and title stay, or in a row of a list, where only that row is lost. */
  within?: boolean | 'row';
}

/** Keeps an error inside one card, or one part of a page, from taking the page down. */
export function CardBoundary({ children, within = false }: Props) {
  const words = use(CardWords);
  return words ? (
    <Boundary words={words} within={within}>
      {children}
    </Boundary>
  ) : (
    children
  );
}

class Boundary extends Component<Required<Props> & { words: Words }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { words, within, children } = this.props;
    if (!this.state.failed) return children;
    const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The button goes, and a panel hears the keys only while the focus is in it.
      currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      this.setState({ failed: false });
    };
    if (within === 'row')
      return (
        <p className={classes['row']}>
          {words.title}{' '}
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      );
    const state = (
      <State alert level={3} icon={TriangleAlert} title={words.title}>
        <Button variant="default" onClick={retry}>
          {words.retry}
        </Button>
      </State>
    );
    return within ? state : <section className={classes['card']}>{state}</section>;
  }
}
