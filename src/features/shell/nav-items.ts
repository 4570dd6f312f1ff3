import { House, LayoutDashboard, MessageSquare, UserRound } from 'lucide-react';

export const navItems = [
  { to: '/app/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/app/listing', label: 'properties', icon: House },
  { to: '/app/profile', label: 'profile', icon: UserRound },
  { to: '/app/comments', label: 'comments', icon: MessageSquare },
] as const;
