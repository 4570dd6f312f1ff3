import { Archive, CalendarCheck, Heart, Settings, Trophy, UserRoundPen } from 'lucide-react';

export const moreScreens = [
  { href: '/app/ranking', label: 'shell:titles.ranking', icon: Trophy },
  { href: '/app/listing?view=archived', label: 'palette:screens.archived', icon: Archive },
  { href: '/app/profile/create', label: 'palette:screens.editProfile', icon: UserRoundPen },
  { href: '/app/settings', label: 'shell:titles.settings', icon: Settings },
  { href: '/app/listing?tour=true', label: 'listing:filters.tour', icon: CalendarCheck },
  { href: '/app/listing?reaction=liked', label: 'listing:filters.liked', icon: Heart },
] as const;
