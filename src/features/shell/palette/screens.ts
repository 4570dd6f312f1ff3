import { Archive, Settings, Trophy, UserRoundPen } from 'lucide-react';

export const moreScreens = [
  { href: '/app/ranking', label: 'shell:titles.ranking', icon: Trophy },
  { href: '/app/listing?view=archived', label: 'palette:screens.archived', icon: Archive },
  { href: '/app/profile/create', label: 'palette:screens.editProfile', icon: UserRoundPen },
  { href: '/app/settings', label: 'shell:titles.settings', icon: Settings },
] as const;
