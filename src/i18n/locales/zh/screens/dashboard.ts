import type { Words } from '../../../words.ts';
import type en from '../../en/screens/dashboard.ts';

export default {
  greeting: {
    morning: '早上好，{{name}}',
    afternoon: '下午好，{{name}}',
    evening: '晚上好，{{name}}',
  },
  hello: {
    morning: '早上好',
    afternoon: '下午好',
    evening: '晚上好',
  },
  compareThree: '对比这三套',
  top: {
    title: '您的前三名',
    fewer: '您排名最前的房源',
    like: '喜欢：第 {{place}} 名，{{street}}',
    sold: '第 {{place}} 名，{{street}}：已售',
    offMarket: '第 {{place}} 名，{{street}}：已下架',
    disliked: '第 {{place}} 名，{{street}}：不喜欢',
    archived: '第 {{place}} 名，{{street}}：已归档',
  },
  properties: {
    viewAll: '查看全部',
    shared_other: '<b>{{count, number}}</b> 套房源已分享给您',
    liked: '喜欢 {{amount}}',
    undecided: '待定 {{amount}}',
    disliked: '不喜欢 {{amount}}',
  },
  steps: {
    title: '下一步',
    none: '目前没有待办事项。',
    answer_other: '在 {{count, number}} 个对话中回复经纪人',
    score_other: '为 {{count, number}} 套喜欢的房源评分',
    scoreText: '从 {{street}} 开始',
    tour_other: '跟进 {{count, number}} 个看房申请',
    tourText: '尚未收到答复：{{street}}',
    profile: '完善您的资料',
    profileReady: '所有问题均已回答，请提交',
    profileText_other: '还有 {{count, number}} 个问题未回答',
  },
  recent: {
    title: '近期房源',
    browse: '浏览全部',
    liked: '喜欢',
    disliked: '不喜欢',
    archived: '已归档',
    noneShared: '还没有房源分享给您。分享后会显示在“房源”中。',
    emptyLiked: '您喜欢的房源会显示在这里。打开一套并选择“喜欢”。',
    emptyDisliked: '您不喜欢的房源会显示在这里，不必再看一遍。',
    emptyArchived: '您归档的房源会显示在这里，可随时恢复。',
  },
} satisfies Words<typeof en>;
