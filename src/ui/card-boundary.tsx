import { TriangleAlert } from 'lucide-react';
import { Component, type ContextType, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './card.module.css';
import { State } from './state.tsx';
import { UiWords } from './words.ts';

interface Props {
  children: ReactNode;
  /** Inside a card, whose frame and title stay, or in a row of a list, where only that row is lost. */
  within?: boolean | 'row';
  /** Shown beside Try again. */
  beside?: ReactNode;
}

/** Keeps an error inside one card, or one part of a page, from taking the page down. */
export class CardBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = UiWords;
  declare context: ContextType<typeof UiWords>;
  override state = { failed: false };
  readonly again = () => this.setState({ failed: false });

  static getDerivedStateFromError() {
    return { failed: true };
  }

  // It may have been the network that failed.
  override componentDidCatch() {
    addEventListener('online', this.again, { once: true });
  }

  override render() {
    const { within, beside, children } = this.props;
    const { cardFailed, tryAgain } = this.context;
    if (!this.state.failed) return children;
    const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The button goes, and a panel hears the keys only while the focus is in it.
      currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      this.again();
    };
    if (within === 'row')
      return (
        <p className={classes['row']}>
          {cardFailed}{' '}
          <button type="button" onClick={retry}>
            {tryAgain}
          </button>
        </p>
      );
    const state = (
      <State alert level={3} icon={TriangleAlert} title={cardFailed}>
        <Button variant="default" onClick={retry}>
          {tryAgain}
        </Button>
        {beside}
      </State>
    );
    return within ? state : <section className={classes['card']}>{state}</section>;
  }
}
