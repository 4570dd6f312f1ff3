import type { Words } from '../../words.ts';
import type en from '../en/listing.ts';

export default {
  found_other: '{{count, number}} 套房源符合条件',
  table: '分享给您的房源',
  actions: '操作',
  heads: {
    days: '天数',
    overall: '总评分',
    priceScore: '价格评分',
    location: '地段评分',
    beds: '卧室',
    baths: '卫生间',
    sqft: '面积',
  },
  columnMenu: {
    title: '列',
    reset: '重置列',
    earlier: '将{{column}}上移',
    later: '将{{column}}下移',
    moved: '{{column}}现在是第 {{place}} 列，共 {{count, number}} 列',
    changed: '列已更改',
  },
  empty: '经纪人分享给您的房源会显示在这里。',
  emptyArchived: '您归档的房源会显示在这里，随时可以恢复。',
  allArchived: '您的房源均已归档。',
  showArchived: '查看已归档房源',
  noMatch: {
    title: '没有符合条件的房源',
    search: '没有符合“{{query}}”的房源',
    text: '请去掉一个筛选条件再试。',
  },
  row: {
    like: '喜欢：{{address}}',
    dislike: '不喜欢：{{address}}',
    restore: '恢复 {{address}}',
    select: '选择 {{address}}',
    comment: '您对 {{address}} 的备注：{{comment}}',
  },
  card: {
    liked: '已喜欢',
    disliked: '不喜欢',
    more: '{{address}} 的更多操作',
  },
  filters: {
    title: '快速筛选',
    search: '查找房源',
    text: '筛选房源',
    clearText: '清除文字',
    all: '全部',
    new: '新房源',
    liked: '喜欢',
    disliked: '不喜欢',
    unscored: '未评分',
    tour: '已申请看房',
    more: '筛选',
    clear: '清除筛选',
    budget: '预算内',
  },
  views: {
    label: '视图',
    current: '当前',
    archived: '已归档',
  },
  sort: {
    label: '排序方式',
    step: '第 {{place}} 项：{{order}}',
    amount: {
      asc: '{{column}}：从低到高',
      desc: '{{column}}：从高到低',
    },
    count: {
      asc: '{{column}}：从少到多',
      desc: '{{column}}：从多到少',
    },
    text: {
      asc: '{{column}}：A 到 Z',
      desc: '{{column}}：Z 到 A',
    },
    rank: {
      asc: '{{column}}：从前到后',
      desc: '{{column}}：从后到前',
    },
    modified: {
      asc: '最久未更新优先',
      desc: '最近更新优先',
    },
    shared: {
      asc: '最早优先',
      desc: '最新优先',
    },
    tour: {
      asc: '已申请看房优先',
      desc: '已申请看房优先',
    },
  },
  selection: {
    all: '选择所有显示的房源',
    select: '选择',
    actions: '已选房源',
    count_other: '已选 {{count, number}} 套',
    unseen_other: '{{count, number}} 套未显示',
    comparable: '可对比 {{least}} 至 {{most}} 套房源',
    sheet: '看房日程单最多可含 {{most}} 套房源',
    clear: '取消选择',
  },
} satisfies Words<typeof en>;
