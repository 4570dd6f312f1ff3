import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  ClipboardList,
  Download,
  GitCompareArrows,
  Globe,
  Keyboard,
  KeyRound,
  LayoutTemplate,
  Link2,
  LogOut,
  type LucideIcon,
  Palette as PaletteIcon,
  PanelsTopLeft,
  Printer,
  Search,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useRankingWhenAsked } from '#src/api/use-ranking.ts';
import { type Settings, settings } from '#src/device/settings.ts';
import { languages, layoutTypes, type Locale, navStyles, themeTypes } from '#src/domain/look.ts';
import { fewestCompared, mostCompared, mostStops } from '#src/domain/limits.ts';
import { fold } from '#src/domain/fold.ts';
import { byNewest, type Home, isListed } from '#src/domain/home.ts';
import { showToast } from '#src/ui/toast.ts';
import { addressText } from '#src/domain/search-text.ts';
import { homesToCompare, topHomes } from '#src/domain/top-homes.ts';
import { chooseSetting } from '../choose-setting.ts';
import { navItems } from '../nav-items.ts';
import type { Findable } from './find.ts';
import { moreScreens } from './screens.ts';

interface Act extends Findable {
  id: string;
  run: () => void;
}

interface HomeCommand extends Act {
  home: Home;
}

interface NamedCommand extends Act {
  home?: never;
  icon: LucideIcon;
  label: string;
  lang?: string;
}

/** What a row shows: a home, whose texts are made where it is rendered, or an icon and a name. */
export type Command = HomeCommand | NamedCommand;

export type CommandGroup = 'recent' | 'homes' | 'screens' | 'settings' | 'appearance' | 'languages';

const mostRecent = 3;

export interface PaletteActions {
  onOpenCustomizer: () => void;
  onOpenKeys: () => void;
  onSignOut: () => void;
}

interface Commands extends Record<CommandGroup, readonly Command[]> {
  /** Leads to the listing with a search. */
  searchList: (query: string) => Command;
}

export function useCommands({ onOpenCustomizer, onOpenKeys, onSignOut }: PaletteActions): Commands {
  const { t, i18n } = useTranslation([
    'palette',
    'shell',
    'customizer',
    'settings',
    'agent',
    'files',
    'listing',
    'home',
  ]);
  const navigate = useNavigate();
  const known = useKnownHomes();
  const ranking = useRankingWhenAsked();
  const list = useSearch({ from: '/app/listing/', shouldThrow: false });

  const homes = useMemo(() => {
    const items = known?.items ?? [];
    const command = (home: Home): Command => ({
      id: `home/${home.id}`,
      home,
      words: addressText(home),
      run: () => void navigate({ to: '/app/listing/detail', search: { id: home.id } }),
    });
    return {
      recent: items.filter(isListed).toSorted(byNewest).slice(0, mostRecent).map(command),
      homes: items.map(command),
    };
  }, [known, navigate]);

  const others = useMemo(() => {
    const items = known?.items ?? [];
    // As in the list: a home that has left the view is not selected. A selection that is too long for the address is not known here.
    const selectedNow = () => {
      const inView = items.filter((home) => isListed(home) !== (list?.view === 'archived'));
      return list?.selected?.filter((id) => inView.some((home) => home.id === id)) ?? [];
    };
    const refuse = (message: string) => void showToast({ kind: 'failed', message });
    const compare = () => {
      const selected = selectedNow();
      if (selected.length > mostCompared)
        return refuse(t('listing:selection.comparable', { least: fewestCompared, most: mostCompared }));
      const liked = items.filter(({ propStatus }) => propStatus === 'liked').toSorted(byNewest);
      const best = () => homesToCompare(topHomes(ranking().ranked), liked).map(({ id }) => id);
      // A single selected home comes first, and the best ones beside it.
      const ids =
        selected.length < fewestCompared ? [...new Set([...selected, ...best()])].slice(0, mostCompared) : selected;
      // With too few homes it opens the listing, where homes can be selected.
      void navigate({
        to: '/app/listing',
        search: { ...list, ...(ids.length >= fewestCompared && { compare: ids }) },
      });
    };
    const sheet = () => {
      const selected = selectedNow();
      const toVisit = items.filter((home) => isListed(home) && home.question.tour).toSorted(byNewest);
      const ids = selected.length > 0 ? selected : toVisit.map(({ id }) => id);
      if (ids.length > mostStops) return refuse(t('listing:selection.sheet', { most: mostStops }));
      void navigate({ to: '/app/listing/sheet', search: ids.length > 0 ? { ids } : {} });
    };
    const also: Partial<Record<string, string>> = {
      '/app/profile': t('palette:also.profile'),
      '/app/comments': t('palette:also.comments'),
      '/app/ranking': t('palette:also.ranking'),
      '/app/listing?reaction=liked': t('palette:also.liked'),
      compare: t('palette:also.compare'),
      print: t('palette:also.print'),
      keys: t('palette:also.keys'),
      files: t('palette:also.files'),
      logout: t('palette:also.logout'),
    };
    const command = (id: string, icon: LucideIcon, label: string, run: () => void): NamedCommand => ({
      id,
      icon,
      label,
      words: fold(label),
      also: fold(also[id] ?? ''),
      run,
    });
    const part = (hash: string, icon: LucideIcon, label: string) =>
      command(hash, icon, label, () => void navigate({ to: '/app/settings', hash }));
    const looks = <Name extends 'themeType' | 'navStyle' | 'layoutType'>(
      setting: Name,
      values: readonly Settings[Name][],
      icon: LucideIcon,
      label: (value: Settings[Name]) => string,
    ) =>
      values.map((value) =>
        command(value, icon, label(value), () => {
          if (!chooseSetting({ [setting]: value })) refuse(t('customizer:messages.updateFailed'));
        }),
      );
    const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
    return {
      screens: [
        ...navItems.map(({ to, label, icon }) =>
          command(to, icon, t(`shell:titles.${label}`), () => void navigate({ to })),
        ),
        ...moreScreens.map(({ href, label, icon }) => command(href, icon, t(label), () => void navigate({ href }))),
        command('compare', GitCompareArrows, t('shell:titles.compare'), compare),
        command('sheet', ClipboardList, t('shell:titles.sheet'), sheet),
        // Later: Enter runs a command in an effect, where no list can render the rest of its rows for the paper.
        command('print', Printer, t('home:actions.print'), () => void setTimeout(() => window.print())),
        command('keys', Keyboard, t('palette:keys'), onOpenKeys),
      ],
      settings: [
        part('password', KeyRound, t('settings:password.title')),
        part('agent', Link2, t('agent:title')),
        part('files', Download, t('files:all')),
        command('logout', LogOut, t('shell:logout'), onSignOut),
      ],
      appearance: [
        ...looks('themeType', themeTypes, PaletteIcon, (name) =>
          t('palette:theme', { name: t(`customizer:themes.${name}`) }),
        ),
        ...looks('navStyle', navStyles, PanelsTopLeft, (name) =>
          t('palette:navStyle', { name: t(`customizer:navStyles.${name}`) }),
        ),
        ...looks('layoutType', layoutTypes, LayoutTemplate, (name) =>
          t('palette:layout', { name: t(`customizer:layouts.${name}`) }),
        ),
        command('customizer', PaletteIcon, t('shell:appearance'), onOpenCustomizer),
      ],
      languages: Object.entries(languages).map(([language, { name }]) => ({
        ...command(language, Globe, name, () => void settings.update({ locale: language as Locale })),
        // Not everybody knows a language by its own name, or can type it.
        also: fold(languageNames.of(language) ?? ''),
        lang: language,
      })),
    };
  }, [t, i18n, navigate, known, ranking, list, onOpenCustomizer, onOpenKeys, onSignOut]);

  const searchList = (query: string): Command => ({
    id: 'search-list',
    icon: Search,
    label: t('palette:searchList', { query }),
    words: '',
    run: () => void navigate({ to: '/app/listing', search: { q: query } }),
  });
  return { ...homes, ...others, searchList };
}
