import type { Words } from '../../../words.ts';
import type en from '../../en/screens/settings.ts';

export default {
  password: {
    title: '更改密码',
    current: '当前密码',
    submit: '更改密码',
    pending: '正在更改密码…',
    done: '您的密码已更改。',
    mayBeChanged: '密码可能已经更改。如果当前密码被拒绝，请使用新密码。',
  },
  agent: {
    none: '您的账户尚未关联经纪人。请输入经纪人的电子邮箱，对方分享的房源会显示在“房源”页面。',
    awaited: '我们已有经纪人的电子邮箱，但对方尚未注册。注册后会立即与您的账户关联。',
    linked: '此经纪人已与您的账户关联：会分享房源给您，并回复您的消息。',
    email: '经纪人的电子邮箱',
    own: '这是您自己的电子邮箱。请输入经纪人的电子邮箱。',
    change: '更换经纪人',
    pending: '正在保存经纪人…',
    done: '您的经纪人已保存。',
  },
  errors: {
    current: '请输入您的当前密码。',
  },
} satisfies Words<typeof en>;
