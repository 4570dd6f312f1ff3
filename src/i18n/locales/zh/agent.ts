import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: '您的经纪人',
  awaited: '等待注册',
  add: '添加您的经纪人',
  addHint: '填写经纪人的电子邮箱，将其关联到您的账户。',
  notYet: '{{email}} 尚未注册。',
  edit: '更换经纪人',
  wrote: '{{when}}发来消息',
  turns_other: '您在等待 {{count, number}} 条回复',
  message: '给{{name}}发消息',
  messageAgent: '给经纪人发消息',
  call: '致电经纪人',
  mail: '给经纪人发邮件',
  email: '电子邮箱',
  phone: '电话',
} satisfies Words<typeof en>;
