import type { Words } from '../../../words.ts';
import type en from '../../en/screens/sheet.ts';

export default {
  purpose: '供打印后手写使用。在手机上，请在每套房源的“看房时评分”中评分。',
  none: '此日程单上没有房源',
  noneHint: '请在列表中选择房源，然后选择“看房日程单”。',
  time: '时间',
  earlier: '上移',
  later: '下移',
  moved: '{{home}} 现在是第 {{place, number}} 站，共 {{of, number}} 站',
  removed: '已从看房日程单中移除：{{home}}',
  directions: '路线',
  directionsTo: '（路线，在新标签页打开）',
  code: '路线二维码',
  lookAt: '看什么',
  score: '评分：{{criteria}}',
  ask: '问什么',
  lowScore: '{{criterion}}（{{score}} 分）：可以如何改善？',
  answers: {
    again: '再看一次',
    offer: '出价',
    no: '不考虑',
  },
  visits_other: '{{count, number}} 次看房',
} satisfies Words<typeof en>;
