import { Check, EllipsisVertical, Heart, type LucideIcon, MessageSquare, ThumbsDown } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { check, comment, ellipsis, heart, thumbsDown } from './row-icons.tsx';

const pathsIn = (icon: ReactElement) =>
  [...renderToStaticMarkup(icon).matchAll(/<(?:path d="([^"]+)"|circle cx="12" cy="(\d+)" r="1")/g)]
    .map(([, path, cy]) => path ?? `M13 ${cy}a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z`)
    .join('');

describe("the rows' icons", () => {
  it.each<[string, ReactElement, LucideIcon]>([
    ['check', check(''), Check],
    ['comment', comment, MessageSquare],
    ['heart', heart, Heart],
    ['thumbsDown', thumbsDown, ThumbsDown],
    ['ellipsis', ellipsis, EllipsisVertical],
  ])("%s is Lucide's", (_, icon, lucide) => {
    expect(pathsIn(icon)).toBe(pathsIn(createElement(lucide)));
    expect(pathsIn(icon)).not.toBe('');
  });
});

describe("Lucide's icons", () => {
  it('are hidden from screen readers, unless they have a name', () => {
    expect(renderToStaticMarkup(createElement(Heart))).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(createElement(Heart, { 'aria-label': 'Liked' }))).not.toContain('aria-hidden');
  });
});
