import { MessageSquare } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import action from '#src/ui/action-icon.module.css';
import { useMessageLink } from './use-message-link.tsx';

interface Props {
  home: Home;
  variant: 'default' | 'subtle';
  className?: string | undefined;
}

/** The link to the conversation about a home as an icon, with a dot while it is the buyer's turn. */
export function MessageIcon({ home, ...props }: Props) {
  const { label, quote, renderRoot } = useMessageLink(home);
  return (
    <ActionIcon {...props} renderRoot={renderRoot} aria-label={label}>
      <MessageSquare size={20} />
      {quote && <span className={action['dot']} />}
    </ActionIcon>
  );
}
