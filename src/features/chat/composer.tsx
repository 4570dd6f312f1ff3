import { Plus, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreDraftsSafe, useWrites } from '#src/api/use-writes.ts';
import { isBlank } from '#src/domain/conversation.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { User } from '#src/domain/user.ts';
import { isComposing } from '#src/ui/is-composing.ts';
import classes from './composer.module.css';
import { Suggestions } from './suggestions.tsx';
import { toastFloor } from './toast-floor.ts';
import { useComposedText } from './use-composed-text.ts';
import { useDraft } from './use-draft.ts';

/** A text that another screen asks to put into the composer. */
export interface Composed {
  /** `brief`, `tour`, the name of a suggested question, or `focus` for no text, just the focus; null for none. */
  compose: string | null;
  /** The request has been carried out, and is to leave the address. */
  onComposed: () => void;
}

interface Props extends Composed {
  home: Home;
  me: User;
}

export function Composer({ home, me, compose, onComposed }: Props) {
  const { t } = useTranslation(['chat', 'home', 'shell']);
  const { text, write, empty, forget } = useDraft(home.id);
  const writes = useWrites();
  const areDraftsSafe = useAreDraftsSafe();
  const composedText = useComposedText(home);
  const box = useRef<HTMLTextAreaElement>(null);
  // Whether the suggested questions are open; on a phone all helpers.
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const typed = text ?? '';
  const isEmpty = isBlank(typed);

  // The result of the last suggested text: added, or already there.
  const [added, setAdded] = useState<'addedBelow' | 'alreadyAdded' | null>(null);

  const send = () => {
    if (isEmpty) return;
    empty();
    setAdded(null);
    // Remove the draft only once the device has the message: a page that closes in between has both instead of neither.
    void writes
      .add(home.id, { kind: 'reply', text: typed.trim() })
      .then(writes.untilSafe)
      .then(() => forget(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    box.current?.focus();
  };
  /** Adds the text of a name below the draft, if there is one, and takes the focus there. */
  const add = (name: string) => {
    const addition = composedText(name);
    // The draft is still being read: the text would replace it.
    if (text === null || addition === null) return;
    const draft = isEmpty ? null : text.trimEnd();
    const hasIt = draft?.includes(addition) ?? false;
    if (!hasIt) write(draft === null ? addition : `${draft}\n\n${addition}`);
    setIsOpen(false);
    setAdded(draft && addition ? (hasIt ? 'alreadyAdded' : 'addedBelow') : null);
    // Put the caret behind the text once it has been rendered.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    });
  };
  const addComposed = useEffectEvent((name: string) => {
    add(name);
    onComposed();
  });
  const hasRead = text !== null;
  useEffect(() => {
    if (compose === null || !hasRead) return undefined;
    const frame = requestAnimationFrame(() => addComposed(compose));
    return () => cancelAnimationFrame(frame);
  }, [compose, hasRead]);
  const isAtRisk = !isEmpty && !areDraftsSafe;
  const agent = me.agent?.firstName;
  return (
    <div ref={toastFloor} className={classes['composer']}>
      <form className={classes['line']} onSubmit={onSubmit}>
        <button
          type="button"
          className={classes['more']}
          aria-label={t('chat:composer.more')}
          aria-expanded={isOpen}
          aria-controls={`${id}-helpers`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Plus size={20} />
        </button>
        <div className={classes['field']}>
          <label htmlFor={id} className="visually-hidden">
            {t('chat:composer.label', { address: addressLines(home.address ?? t('chat:thisHome'))[0] })}
          </label>
          <div className={classes['grow']} data-text={typed}>
            <textarea
              ref={box}
              id={id}
              rows={1}
              dir={typed ? 'auto' : undefined}
              value={typed}
              readOnly={text === null}
              placeholder={agent ? t('chat:composer.placeholderTo', { name: agent }) : t('chat:composer.placeholder')}
              aria-describedby={`${id}-reader ${id}-hint`}
              enterKeyHint="send"
              onChange={(event) => {
                write(event.target.value);
                setAdded(null);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
        </div>
        <button type="submit" className={classes['send']} aria-label={t('chat:composer.send')} aria-disabled={isEmpty}>
          <SendHorizontal size={20} className="mirrored" />
        </button>
      </form>
      <p role="status" className={classes['added']}>
        {isAtRisk ? t('shell:onlyInTab') : added && t(`chat:composer.${added}`)}
      </p>
      <div id={`${id}-helpers`} className={classes['helpers']} data-open={isOpen || undefined}>
        <Suggestions home={home} isOpen={isOpen} onOpen={setIsOpen} onChoose={add} />
        <p className={classes['about']}>
          {me.agent && <span id={`${id}-reader`}>{t('chat:composer.readBy', { name: agent ?? t('chat:agent') })}</span>}{' '}
          <span id={`${id}-hint`} className={classes['hint']}>
            {!isAtRisk && t(isEmpty ? 'chat:composer.hint' : 'chat:composer.draft')}
          </span>
        </p>
      </div>
    </div>
  );
}
