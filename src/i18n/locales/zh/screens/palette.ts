import type { Words } from '../../../words.ts';
import type en from '../../en/screens/palette.ts';

export default {
  groups: {
    recent: '近期房源',
    homes: '房源',
    screens: '页面',
    appearance: '外观',
    languages: '语言',
  },
  screens: {
    archived: '已归档房源',
    editProfile: '编辑资料',
  },
  also: {
    compare: '对比、比较、并排、分享',
    print: '纸张、pdf',
    keys: '按键、热键、帮助',
    profile: '预算、收入、偏好',
    comments: '消息、聊天、对话、回复',
    ranking: '评分、打分、权重、最佳',
    liked: '收藏、心仪、候选',
    files: 'csv、导出、备份、电子表格',
    logout: '登出、注销、退出',
  },
  keys: '键盘快捷键',
  theme: '主题：{{name}}',
  navStyle: '导航样式：{{name}}',
  layout: '布局：{{name}}',
  searchList: '在房源列表中搜索“{{query}}”',
  none: '未找到“{{query}}”',
  move: '移动',
  open: '打开',
  found_other: '{{count, number}} 个结果',
} satisfies Words<typeof en>;
