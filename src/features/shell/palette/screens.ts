import { Archive, Settings, Trophy, UserRoundPen } from 'lucide-react';

/** `name` is the key of its words. */
export const moreScreens = [
  { href: '/app/ranking', name: 'shell:titles.ranking', icon: Trophy },
  { href: '/app/listing?view=archived', name: 'palette:screens.archived', icon: Archive },
  { href: '/app/profile/create', name: 'palette:screens.editProfile', icon: UserRoundPen },
  { href: '/app/settings', name: 'shell:titles.settings', icon: Settings },
] as const;
