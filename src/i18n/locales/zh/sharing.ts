import type { Words } from '../../words.ts';
import type english from '../en/sharing.ts';

export default {
  lead: '生成一个只读页面的链接，无需账户即可打开。',
  contents: '链接包含的内容',
  facts: '基本信息和价格',
  factsHint: '地址、价格、卧室、状态和照片',
  parts: {
    scores: '我的评分和排名',
    cost: '每月费用',
    notes: '我的备注',
    questions: '待确认的问题',
  },
  hints: {
    scores: '全部评分及各项的权重',
    cost: '按您对贷款和保险的假设计算',
    notes: '您为每套房源写下的原文',
    questions: '缺少的信息；若分享评分，还包括低分项',
  },
  never: '链接绝不包含：您的其他房源、消息、资料、电子邮箱和电话号码。',
  words: '您的留言（可选）',
  warning: '链接发出后无法收回。任何拿到链接的人都能看到您所选内容今天的样子。',
  send: '发送',
  copy: '复制链接',
  copied: '链接已复制',
  preview: '预览',
  code: '链接的二维码',
  scan: '用另一部手机扫描',
  codeTooLong: '内容过多，无法生成二维码。请复制链接，或减少内容。',
  tooLong: '内容过多，一个链接放不下。请去掉备注，或少分享几套房源。',
  address: '复制本页地址',
  addressHint: '供您在其他设备上使用：登录后即可打开。',
  fault: {
    damaged: '此链接不完整',
    newer: '此链接需要更新的版本',
  },
  faultText: {
    damaged: '其中一部分缺失，或在传送途中被改动。请重新索取链接。',
    newer: '请重新加载此页面。如果仍无法打开，请稍后重新索取链接。',
  },
  page: {
    title_other: '{{count, number}} 套房源供您选择',
    by: '{{name}}分享给您',
    byNobody: '分享给您',
    made: '生成于{{date}}，内容保持当时的样子。',
    readOnly: '只读',
    rows: '并排对比',
    assumes: '每月费用的假设',
    foot: '本页的全部内容都在链接之中，没有任何内容发送到服务器，照片来自房源页面。任何拿到链接的人都能阅读。',
  },
} satisfies Words<typeof english>;
