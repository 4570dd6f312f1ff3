import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: '我的排名',
  open: '我的排名',
  change: '调整权重',
  lead: '设定每项标准的重要程度，房源将据此排名。',
  weights: '权重',
  weight: '{{criterion}}的权重',
  levels: { l0: '不计入', l1: '很低', l2: '较低', l3: '中等', l4: '较高', l5: '最高' },
  preset: '根据您资料中最看重的因素设定。',
  reset: '恢复默认',
  places: '排名',
  tied: '并列',
  because: '优势：{{criteria}}。',
  despite: '不足：{{criteria}}。',
  mixed: '优势：{{because}}。不足：{{despite}}。',
  range: '已评 {{scored}}/{{of}} 项，最终得分可能在 {{low}} 到 {{high}} 之间。',
  early: '评分尚不足',
  earlyHint: '计入的标准中有一半已评分后，房源才会有排名。',
  none: '为一套房源评分后，即可在这里查看排名。',
  unscored_other: '{{count, number}} 套房源尚未评分。',
  shown: '显示前 {{count, number}} 名。',
  close: '关闭',
} satisfies Words<typeof en>;
