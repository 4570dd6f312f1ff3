import type { Words } from '../../words.ts';
import type en from '../en/shell.ts';

export default {
  skip: '跳到内容',
  sidebar: '侧栏',
  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
  unreadReplies_other: '{{count, number}} 条未读消息',
  allSaved: '全部已保存',
  onlyInTab: '尚未保存，请不要关闭此标签页。',
  notDeleted: '未能删除：{{homes}}。{{reason}}',
  notSent: '消息未发送：{{homes}}。{{reason}}',
  show: '查看',
  notSavedYet: '尚未保存：{{homes}}。已保存在此设备上。',
  notSavedYetInTab: '尚未保存：{{homes}}。请不要关闭此标签页。',
  keptHere_other: '{{count, number}} 项更改暂存于本设备',
  offline: '您已离线。在恢复联网之前，您的标记、评分和消息会暂存于本设备。',
  offlineOverHttp:
    '您已离线。您的标记、评分和消息会暂存于本设备。请勿关闭此页面：其地址不安全（http），恢复联网之前无法重新打开。',
  offlineInTab: '您已离线。您的标记、评分和消息仅保留在此标签页中，恢复联网之前请勿关闭。',
  noProfile: '无法加载您的个人资料，匹配检查、费用和排名暂未参考它。',
  keptAnswers: {
    offline: '您已离线，当前显示的是截至 {{time}} 的房源信息。',
    unreached: '无法连接服务器，当前显示的是截至 {{time}} 的房源信息。',
  },
  search: '搜索房源、页面、设置',
  appearance: '外观',
  logout: '退出登录',
  account: {
    myAccount: '我的账户',
    connections: '我的经纪人',
  },
  announcement: {
    label: '公告',
    text: '新版本将于 12 月 25 日发布，敬请期待。',
    dismiss: '关闭公告',
  },
  notifications: {
    title: '通知',
    new_other: '通知，{{count, number}} 条新通知',
    none: '上次查看后没有变化。',
    price: '价格变动：',
    status: '状态变更：',
  },
  messages: {
    title: '消息',
    new_other: '消息，{{count, number}} 条未读',
    unread_other: '{{count, number}} 条新消息',
    none: '还没有人给您发消息。',
    all: '全部对话',
  },
  leaving: {
    saving: '正在保存您的更改',
    savingText: '发送完成后将立即退出登录。',
    title: '还有内容未发送',
    text: '您写下或更改的部分内容尚未到达服务器。退出登录会将其从此设备上删除。',
    stay: '保持登录',
    leave: '仍要退出',
  },
} satisfies Words<typeof en>;
