import { Archive, type LucideIcon, Settings, Trophy, UserRoundPen } from 'lucide-react';

type Label = 'ranking' | 'archived' | 'editProfile' | 'settings';

export const moreScreens: readonly { href: string; label: Label; icon: LucideIcon }[] = [
  { href: '/app/ranking', label: 'ranking', icon: Trophy },
  { href: '/app/listing?view=archived', label: 'archived', icon: Archive },
  { href: '/app/profile/create', label: 'editProfile', icon: UserRoundPen },
  { href: '/app/settings', label: 'settings', icon: Settings },
];
