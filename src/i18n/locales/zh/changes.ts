import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: '上次查看后的变化',
  here: '此房源的变化',
  markSeen: '全部标为已读',
  lead_other: '{{count, number}} 项变化。上次查看：{{when}}。',
  none: '没有变化。上次查看：{{when}}。',
  moment: {
    today: {
      at: '今天 {{time}}',
      morning: '今天上午',
      afternoon: '今天下午',
    },
    yesterday: {
      morning: '昨天上午',
      afternoon: '昨天下午',
      evening: '昨晚',
    },
    weekday: '{{weekday}}',
    date: '{{date}}',
  },
  noneHint: '新房源、价格变动和经纪人的消息会显示在这里。',
  shared: '分享给您',
  lowered: '价格下调',
  raised: '价格上调',
  status: '状态变更',
  from: '从',
  to: '变为',
  replies_other: '{{count, number}} 条新消息',
  all: '显示全部 {{amount}} 项',
  fewer: '收起',
  more_other: '还有 {{count, number}} 项',
} satisfies Words<typeof en>;
