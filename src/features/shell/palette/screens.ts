import { Archive, type LucideIcon, Settings, UserRoundPen } from 'lucide-react';

type Label = 'archived' | 'editProfile' | 'settings';

/** Screens that the navigation does not name. */
export const moreScreens: readonly { href: string; label: Label; icon: LucideIcon }[] = [
  { href: '/app/listing?view=archived', label: 'archived', icon: Archive },
  { href: '/app/profile/create', label: 'editProfile', icon: UserRoundPen },
  { href: '/app/settings', label: 'settings', icon: Settings },
];
