import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer } from '#src/ui/layer.tsx';
import { find } from './find.ts';
import classes from './palette.module.css';
import { type Command, type CommandGroup, useCommands } from './use-commands.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onOpenCustomizer: () => void;
}

/** How many of each group are shown; with nothing typed, the screens alone. */
const limits: Record<CommandGroup, number> = { homes: 8, screens: 8, appearance: 10, languages: 6 };
const groups = Object.keys(limits) as CommandGroup[];

/** How far a key moves the choice; Enter takes it. */
const keys: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };

/** The command palette: any home by address or MLS id, any screen, look or language. */
export function Palette({ opened, onClose, onOpenCustomizer }: Props) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <Layer
      open={opened}
      onClose={onClose}
      kind="commands"
      bare
      title={t('palette:title')}
      closeLabel={t('common:actions.close')}
    >
      <CommandBox
        onRun={(command) => {
          onClose();
          command.run();
        }}
        onOpenCustomizer={onOpenCustomizer}
      />
    </Layer>
  );
}

interface CommandBoxProps {
  onRun: (command: Command) => void;
  onOpenCustomizer: () => void;
}

function CommandBox({ onRun, onOpenCustomizer }: CommandBoxProps) {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const commands = useCommands(onOpenCustomizer);
  const search = (words: string) =>
    groups.map((group) => ({
      group,
      hits: words.trim() || group === 'screens' ? find(commands[group], words, limits[group]) : [],
    }));
  const found = search(asked);
  const hits = found.flatMap((one) => one.hits);
  const current = hits[Math.min(at, hits.length - 1)];

  const byKeys = useRef(false);
  useEffect(() => {
    if (!byKeys.current) return;
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    byKeys.current = asked !== query;
  }, [current?.id, asked, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character in Chinese.
    if (event.nativeEvent.isComposing || !(event.key in keys)) return;
    // Who types faster than the list follows means what was typed.
    const meant = asked === query ? hits : search(query).flatMap((one) => one.hits);
    const now = Math.min(at, meant.length - 1);
    const chosen = meant[now];
    if (!chosen) return;
    event.preventDefault();
    const by = keys[event.key];
    if (!by) return onRun(chosen);
    byKeys.current = true;
    setAt((now + by + meant.length) % meant.length);
  };

  return (
    <>
      <div className={classes['field']}>
        <Search size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          data-autofocus
          aria-label={t('title')}
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current && `${list}/${current.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={box} id={list} role="listbox" aria-label={t('title')} className={classes['list']}>
        {found.map(
          ({ group, hits: those }) =>
            those.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${list}/${group}`}>
                <div id={`${list}/${group}`} role="presentation" className={classes['group']}>
                  {t(`groups.${group}`)}
                </div>
                {those.map((command) => (
                  <Option
                    key={command.id}
                    id={`${list}/${command.id}`}
                    command={command}
                    selected={command === current}
                    onPoint={() => setAt(hits.indexOf(command))}
                    onRun={() => onRun(command)}
                  />
                ))}
              </div>
            ),
        )}
      </div>
      <p className={hits.length === 0 ? classes['none'] : 'visually-hidden'} role="status">
        {hits.length === 0 ? t('none', { query: asked }) : t('found', { count: hits.length })}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  selected: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, command: { icon: Icon, label, note, lang }, selected, onPoint, onRun }: OptionProps) {
  return (
    // The keys are the field's: the focus never leaves it.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={classes['option']}
      onPointerMove={selected ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      onKeyDown={undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={classes['label']} lang={lang}>
        <bdi>{label}</bdi>
      </span>
      {note && <span className={classes['note']}>{note}</span>}
    </div>
  );
}
