import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyNoHomes } from '#src/api/use-homes.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { searchWords } from '#src/domain/search-text.ts';
import { homeFormatFor } from '#src/i18n/home-format.ts';
import { find } from './find.ts';
import { Foot } from './foot.tsx';
import { HomeParts, type RowTexts } from './home-parts.tsx';
import palette from './palette.module.css';
import classes from './results.module.css';
import { type Command, type CommandGroup, type PaletteActions, useCommands } from './use-commands.ts';

const limits = { homes: 8, screens: 8, settings: 4, appearance: 10, languages: 6 };
const searched = Object.keys(limits) as (keyof typeof limits)[];
const offered: CommandGroup[] = ['recent', 'screens'];

interface Props {
  id: string;
  query: string;
  /** The position of the choice. It may be beyond both ends, and wraps around. */
  chosen: number;
  isEntered: boolean;
  onChoose: (index: number) => void;
  onOption: (id: string | undefined) => void;
  onLeave: () => void;
  actions: PaletteActions;
}

export function Results({ id, query, chosen, isEntered, onChoose, onOption, onLeave, actions }: Props) {
  const { t } = useTranslation(['palette', 'common', 'shell']);
  const { t: ofHome, i18n } = useTranslation('home');
  const whyNoHomes = useWhyNoHomes();
  const deferred = useDeferredValue(query);
  // Enter right after a letter applies to what was typed, not to the results that are still listed.
  const asked = isEntered ? query : deferred;
  const commands = useCommands(actions);
  const rankOf = useRanking().of;
  const texts = useMemo(
    () => ({ words: searchWords(asked), t: ofHome, format: homeFormatFor(i18n.language) }),
    [asked, ofHome, i18n.language],
  );
  const found: { group: CommandGroup; hits: readonly Command[] }[] = asked.trim()
    ? searched.map((group) => ({ group, hits: find(commands[group], asked, limits[group]) }))
    : offered.map((group) => ({ group, hits: commands[group] }));
  const count = found.flatMap(({ hits: those }) => those).length;
  const rows = found.map(({ group, hits: those }) => {
    const mayBeMore = group === 'homes' && those.length === limits.homes;
    return { group, hits: mayBeMore ? [...those, commands.searchList(asked.trim())] : those };
  });
  const hits = rows.flatMap((one) => one.hits);
  const index = hits.length === 0 ? 0 : ((chosen % hits.length) + hits.length) % hits.length;
  const current = hits[index];
  const currentId = current && `${id}/${current.id}`;
  const run = (command: Command) => {
    onLeave();
    command.run();
  };

  const runCurrent = useEffectEvent(() => current && run(current));
  useEffect(() => {
    if (isEntered) runCurrent();
  }, [isEntered, currentId]);

  const list = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  useEffect(() => {
    onOption(currentId);
    if (!isPointed.current) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    isPointed.current = false;
  }, [currentId, asked, onOption]);

  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={t('shell:search')} className={palette['list']}>
        {rows.map(
          ({ group, hits: those }) =>
            those.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}/${group}`}>
                <div id={`${id}/${group}`} role="presentation" className={classes['group']}>
                  {group === 'settings' ? t('shell:titles.settings') : t(`palette:groups.${group}`)}
                </div>
                {those.map((command) => (
                  <Option
                    key={command.id}
                    id={`${id}/${command.id}`}
                    command={command}
                    selected={command === current}
                    rank={command.home && rankOf.get(command.home.id)}
                    texts={texts}
                    onPoint={() => {
                      isPointed.current = true;
                      onChoose(hits.indexOf(command));
                    }}
                    onRun={() => run(command)}
                  />
                ))}
              </div>
            ),
        )}
      </div>
      <p className={hits.length === 0 ? classes['none'] : 'visually-hidden'} role="status">
        {hits.length > 0
          ? t('palette:found', { count })
          : whyNoHomes
            ? t(`common:${whyNoHomes}`)
            : t('palette:none', { query: asked })}
      </p>
      <Foot />
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  selected: boolean;
  rank: RankedHome | undefined;
  texts: RowTexts;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, command, selected, rank, texts, onPoint, onRun }: OptionProps) {
  return (
    // The keys are heard by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={classes['option']}
      onPointerMove={selected ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {command.home ? (
        <HomeParts home={command.home} rank={rank} texts={texts} />
      ) : (
        <>
          <command.icon size={20} strokeWidth={1.75} />
          <span className="fill" lang={command.lang}>
            <bdi>{command.label}</bdi>
          </span>
        </>
      )}
    </div>
  );
}
