import type { Words } from '../../../words.ts';
import type en from '../../en/screens/filters.ts';

export default {
  atLeast: '{{score}} 分及以上',
  min: '最低价格（$）',
  max: '最高价格（$）',
  reversed: '低于最低价格',
  unreadable: '请输入有效的值',
  any: '不限',
  budgetHint: '不超过 {{amount}}（按您的资料）',
  histogram: '房源价格分布：{{from}} 至 {{to}}',
  sqft: '最小面积（平方英尺）',
  cost: '每月费用上限（$）',
  orMore: '{{least, number}} 及以上',
  show_other: '显示 {{count, number}} 套房源',
} satisfies Words<typeof en>;
