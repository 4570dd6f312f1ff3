import { useRouter } from '@tanstack/react-router';
import { Copy, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useCostAssumptions } from '#src/api/use-monthly-cost.ts';
import { useRanking, useRankingWeights } from '#src/api/use-ranking.ts';
import { useKnownMe } from '#src/api/use-me.ts';
import { paysInCash } from '#src/domain/cost.ts';
import type { Home } from '#src/domain/home.ts';
import { isUnscored } from '#src/domain/question.ts';
import { type SharedPart, sharedHomes, sharedHomesSchema, sharedParts } from '#src/domain/shared-homes.ts';
import { toFragment } from '#src/domain/shared-link.ts';
import { partsIn } from '#src/domain/shared-parts.ts';
import { fullName } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { Note } from '#src/ui/note.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { unavailable } from '#src/ui/unavailable.ts';
import { ByHand } from './by-hand.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './share.module.css';
import { canShare, copyUrl, share } from './share-url.ts';
import { usePartHints } from './use-part-hints.ts';

const longestWords = 300;

/** Chooses what the link says, and hands it on. Comments are left out until the buyer ticks them: they were written for nobody else. */
export function SharePanel({ homes }: { homes: readonly Home[] }) {
  const { t } = useTranslation(['sharing', 'share']);
  const [ticked, setTicked] = useState<ReadonlySet<SharedPart>>(() => new Set(['scores', 'cost', 'questions']));
  const [words, setWords] = useState('');
  const linkWith = useLinkWith(homes, words);
  const isScored = homes.some(({ question }) => !isUnscored(question));
  // How many questions there are depends on the scores: low ones raise some.
  const largest = sharedHomesSchema.parse(
    linkWith(new Set(sharedParts.filter((part) => part !== 'scores' || ticked.has(part)))),
  );
  const hints = usePartHints(largest, isScored);
  const has = (part: SharedPart) => (part === 'scores' ? isScored : partsIn(largest).includes(part));
  const parts = new Set(sharedParts.filter((part) => ticked.has(part) && has(part)));
  const { url, isCurrent } = useLink(JSON.stringify(linkWith(parts)));
  const [byHand, setByHand] = useState<'link' | 'address' | null>(null);
  const toggle = (part: SharedPart, on: boolean) =>
    setTicked(new Set(sharedParts.filter((each) => (each === part ? on : ticked.has(each)))));
  const copyLink = async (link: string) => setByHand((await copyUrl(link, t('copied'))) ? null : 'link');
  const copyAddress = async () =>
    setByHand((await copyUrl(window.location.href, t('share:addressCopied'))) ? null : 'address');
  const sendLink = async (link: string) => {
    if (!(await share({ title: t('share:title', { count: homes.length }), url: link }))) await copyLink(link);
  };
  return (
    <div className={classes['panel']}>
      <div className={classes['choices']}>
        <p>{t('lead')}</p>
        <fieldset className={classes['parts']}>
          <legend>{t('contents')}</legend>
          <CheckField className={classes['part']} checked disabled label={t('facts')} description={t('factsHint')} />
          {sharedParts.map((part) => (
            <CheckField
              key={part}
              className={classes['part']}
              label={t(`parts.${part}`)}
              description={hints[part]}
              checked={parts.has(part)}
              disabled={!has(part)}
              onChange={(event) => toggle(part, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <p className="small muted">{t('never')}</p>
        <TextField
          label={t('words')}
          maxLength={longestWords}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Note kind="caution">{t('warning')}</Note>
      </div>
      <div className={classes['hand']}>
        {url === null ? (
          <Note kind="bad" announced>
            {t('tooLong')}
          </Note>
        ) : (
          <>
            {url && <QrCode url={url} />}
            {canShare && (
              <Button
                leftSection={<Send size={16} />}
                // The first click's sheet is open, which the browser would refuse to open again.
                onClick={(event) => void (url && isFirstClick(event) && sendLink(url))}
                {...(!isCurrent && unavailable)}
              >
                {t('send')}
              </Button>
            )}
            <Button
              variant={canShare ? 'default' : 'filled'}
              leftSection={<Copy size={16} />}
              onClick={() => void (url && copyLink(url))}
              {...(!isCurrent && unavailable)}
            >
              {t('share:copyLink')}
            </Button>
            {byHand === 'link' && url && <ByHand url={url} />}
            <a className="link" href={isCurrent ? url : undefined} target="_blank" rel="noopener">
              {t('preview')}
            </a>
          </>
        )}
        <div className={classes['address']}>
          <Button variant="subtle" size="compact-md" onClick={() => void copyAddress()}>
            {t('address')}
          </Button>
          {byHand === 'address' && <ByHand url={window.location.href} />}
          <p className="small muted">{t('addressHint')}</p>
        </div>
      </div>
    </div>
  );
}

/** The content of the link, by the parts that are chosen. */
function useLinkWith(homes: readonly Home[], words: string) {
  const me = useKnownMe();
  const { weights } = useRankingWeights();
  const ranked = useRanking().of;
  const assumptions = useCostAssumptions();
  const inCash = paysInCash(useBuyerProfile() ?? null);
  const [at] = useState(() => Date.now());
  const by = me ? fullName(me) : null;
  return (parts: ReadonlySet<SharedPart>) =>
    sharedHomes({ by, at, words: words.trim(), parts, weights, assumptions, inCash, homes, ranked });
}

/**
 * The link, or null if the homes take more room than a link has. While a newer one is being made, the earlier one is still shown, but
 * cannot be handed on.
 */
function useLink(shared: string): { url?: string | null; isCurrent: boolean } {
  const router = useRouter();
  const [made, setMade] = useState<{ shared: string; fragment: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    void toFragment(shared).then((fragment) => isCurrent && setMade({ shared, fragment }));
    return () => {
      isCurrent = false;
    };
  }, [shared]);
  if (!made) return { isCurrent: false };
  const isCurrent = made.shared === shared;
  if (made.fragment === null) return { url: null, isCurrent };
  const { href } = router.buildLocation({ to: '/shared', hash: made.fragment });
  return { url: new URL(href, window.location.origin).href, isCurrent };
}
