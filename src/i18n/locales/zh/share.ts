import type { Words } from '../../words.ts';
import type english from '../en/share.ts';

export default {
  title_other: '分享 {{count, number}} 套房源',
  share: '分享',
  copyLink: '复制链接',
  byHand: '您的浏览器不允许自动复制，请手动复制此链接：',
  addressCopied: '链接已复制，登录您的账户即可打开。',
  printed: '打印于 {{day}}',
} satisfies Words<typeof english>;
