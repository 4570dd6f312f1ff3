import type { Words } from '../../../words.ts';
import type en from '../../en/screens/ranking.ts';

export default {
  toList: '返回列表',
  lead: '设定每项标准的重要程度，列表会随之变化。',
  weights: '看重什么',
  weight: '{{criterion}}的权重',
  preset: '根据您资料中最看重的因素设定。',
  alike: '您的资料未说明最看重什么，因此各项标准同等重要。',
  reset: '恢复为我的资料',
  changed: {
    more: '{{criterion}}的权重已提高。',
    less: '{{criterion}}的权重已降低。',
  },
  why: '{{change}}{{here}}。',
  effect: '{{change}}{{moved}}',
  moved_other: '{{count, number}} 套房源的排名有变化。',
  up: '上升 {{by}} 位',
  down: '下降 {{by}} 位',
  leaveOut: '不显示已售和已归档的房源',
  dot: '圆点表示与您的资料不同之处。',
  differs: '与您的资料不同',
  noHomes: '经纪人分享给您的房源会显示在这里。',
  placed_other: '{{count, number}} 套房源有排名',
  compareFirst: '对比排名靠前的房源',
  places: '排名',
  tied: '并列',
  tie: {
    two: '两套房源并列{{nth}}：评分相同。',
    more_other: '{{count, number}} 套房源并列{{nth}}：评分相同。',
  },
  nth_ordinal_other: '第 {{count, number}} 名',
  early: '评分尚不足',
  unscored_other: '{{count, number}} 套房源尚未评分。',
  uncounted_other: '{{count, number}} 套房源仅在未计入的标准上有评分。',
  showAll: '显示全部 {{count, number}} 套',
  showMore: '显示更多',
} satisfies Words<typeof en>;
