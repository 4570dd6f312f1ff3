import { House, LayoutDashboard, type LucideIcon, MessageSquare, UserRound } from 'lucide-react';

type Label = 'dashboard' | 'properties' | 'profile' | 'comments';

export const navItems: readonly { to: string; label: Label; icon: LucideIcon }[] = [
  { to: '/app/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/app/listing', label: 'properties', icon: House },
  { to: '/app/profile', label: 'profile', icon: UserRound },
  { to: '/app/comments', label: 'comments', icon: MessageSquare },
];
