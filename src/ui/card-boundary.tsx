import { TriangleAlert } from 'lucide-react';
import { Component, createContext, type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { State } from './state.tsx';

interface Words {
  title: string;
  retry: string;
}

/** What a card says that could not be drawn. Around no such words an error goes on to the page's own boundary. */
const CardWordsContext = createContext<Words | null>(null);
export const CardWords = CardWordsContext.Provider;

/** Keeps an error inside one card from taking the page down. */
export function CardBoundary({ children }: { children: ReactNode }) {
  const words = use(CardWordsContext);
  return words ? <Boundary words={words}>{children}</Boundary> : children;
}

class Boundary extends Component<{ words: Words; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <State
        alert
        level={3}
        icon={TriangleAlert}
        title={words.title}
        action={
          <Button variant="default" onClick={() => this.setState({ failed: false })}>
            {words.retry}
          </Button>
        }
      />
    );
  }
}
