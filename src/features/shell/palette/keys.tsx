import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { onMac } from '../on-mac.ts';
import classes from './keys.module.css';

type Modifier = 'shift' | 'control';
type Sign = '↑' | '↓' | '←' | '→' | '0' | '9' | 'K' | 'X';
type Named = 'enter' | 'escape' | 'space' | 'delete' | 'pageUp' | 'pageDown' | 'home' | 'end';
type Key = Modifier | Sign | Named;

/** Keyboard shortcuts beyond the browser's own, by where they work. Each works only on the focused element, or with a modifier. */
const groups = [
  {
    title: 'keys:everywhere.title',
    rows: [
      ['shell:search', ['control', 'K']],
      ['keys:everywhere.close', ['escape']],
    ],
  },
  {
    title: 'shell:titles.properties',
    rows: [
      ['keys:list.move', ['↑', '↓']],
      ['keys:list.page', ['pageUp', 'pageDown']],
      ['keys:list.ends', ['home', 'end']],
      ['keys:list.open', ['enter']],
      ['keys:list.select', ['space']],
      ['keys:list.range', ['shift', 'space']],
      ['keys:list.delete', ['delete']],
      ['keys:list.sort', ['shift', 'enter']],
      ['keys:list.column', ['shift', '←', '→']],
    ],
  },
  {
    title: 'keys:scores.title',
    rows: [
      ['keys:scores.set', ['0', '9']],
      ['keys:scores.take', ['enter']],
      ['keys:scores.none', ['X']],
      ['keys:scores.along', ['←', '→']],
      ['keys:scores.next', ['↑', '↓']],
    ],
  },
  {
    title: 'shell:titles.comments',
    rows: [
      ['keys:messages.send', ['enter']],
      ['keys:messages.line', ['shift', 'enter']],
      ['keys:messages.times', ['↑', '↓']],
    ],
  },
] as const satisfies { title: string; rows: readonly (readonly [string, readonly Key[]])[] }[];

/** The list of keyboard shortcuts. */
export function Keys() {
  const { t } = useTranslation(['keys', 'palette', 'shell']);
  const id = useId();
  const nameOf = (key: Key) => {
    if (key === 'control') return onMac ? '⌘' : 'Ctrl';
    return key.length === 1 ? key : t(`keys:names.${key as Named | 'shift'}`);
  };
  return (
    // Safari focuses no box just because it scrolls, and nothing in the list takes the focus: no key would scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['keys']} role="group" aria-label={t('palette:keys')} tabIndex={0}>
      {groups.map(({ title, rows }) => (
        <section key={title} aria-labelledby={id + title}>
          <h3 id={id + title}>{t(title)}</h3>
          <dl>
            {rows.map(([what, keys]) => (
              <div key={what} className={classes['row']}>
                <dt>{t(what)}</dt>
                <dd>
                  <span className="ltr">
                    {keys.map((key) => (
                      <span key={key}>
                        <kbd>{nameOf(key)}</kbd>
                        {key === 'shift' || key === 'control' ? ' + ' : key === '0' ? ' – ' : ' '}
                      </span>
                    ))}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
