import { Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { mailWith } from '#src/domain/answer-mail.ts';
import type { SharedHomes } from '#src/domain/shared-homes.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { describedBy, FieldMessages } from '#src/ui/field.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { canShare, share } from './share-url.ts';
import classes from './shared.module.css';
import { useChoices } from './use-choices.ts';

/** The reader's answer to the buyer, which goes out by the reader's own apps: the portal neither sends nor keeps it. */
export function AnswerCard({ shared, title }: { shared: SharedHomes; title: string }) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choices = useChoices(shared.homes);
  const text = chosen === null ? undefined : choices[chosen]?.text;
  const mail = text && mailWith(title, text);
  const kind = shared.homes.length === 1 ? 'answer' : 'home';
  const error = isMissing && t(`answer.missing.${kind}`);

  const send = async () => {
    if (text === undefined) {
      // Rendered first, so that a screen reader reads the focused choice with the message.
      flushSync(() => setMissing(true));
      first.current?.focus();
    } else if (!(await share({ text: `${text}\n${title}` }))) window.location.href = mailWith(title, text);
  };
  return (
    <Card
      className={classes['answer']}
      title={shared.by === null ? t('answer.titleOfNobody') : t('answer.title', { name: shared.by })}
    >
      <p className="small muted">{t('answer.own')}</p>
      <div className={classes['reply']}>
        <fieldset role="radiogroup" {...describedBy(id, { error })}>
          <legend className="strong">{t(`answer.question.${kind}`)}</legend>
          <div className={classes['options']}>
            {choices.map(({ label }, index) => (
              // Nothing else identifies a home, and the homes keep their order.
              // oxlint-disable-next-line react/no-array-index-key
              <label key={index} className={classes['option']}>
                <input
                  ref={index === 0 ? first : undefined}
                  type="radio"
                  name={id}
                  checked={index === chosen}
                  onChange={() => {
                    setChosen(index);
                    setMissing(false);
                  }}
                />
                <bdi>{label}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
        <FieldMessages id={id} error={error} />
        {mail && !canShare ? (
          <Button
            leftSection={<Share2 size={16} />}
            renderRoot={({ children, ...root }) => (
              <a {...root} href={mail}>
                {children}
              </a>
            )}
          >
            {t('send')}
          </Button>
        ) : (
          <Button
            leftSection={<Share2 size={16} />}
            // The first click's sheet is open, which the browser would refuse to open again.
            onClick={(event) => void (isFirstClick(event) && send())}
          >
            {t('send')}
          </Button>
        )}
      </div>
    </Card>
  );
}
