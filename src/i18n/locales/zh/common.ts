import type { Words } from '../../words.ts';
import type en from '../en/common.ts';

export default {
  product: '购房者门户',
  actions: {
    tryAgain: '重试',
    undo: '撤销',
    close: '关闭',
    showCharacters: '显示字符',
    goHome: '返回首页',
    back: '返回',
  },
  failure: {
    refused: '服务器未接受此操作。',
    notSaved: '未能保存：{{homes}}。{{reason}}',
    homeGone: '有一项更改无法保存：该房源已不在您的列表中。',
    homeGoneText: '未能保存，因为该房源已不在您的列表中：“{{text}}”',
    session: '您的登录已失效，请重新登录。',
    busy: '服务器繁忙，请稍后重试。',
    unreadable: '无法读取服务器的响应，请稍后重试。',
    timeout: '服务器响应超时，请重试。',
    network: '无法连接服务器，请检查网络后重试。',
    unexpected: '出了点问题，请重试。',
    canceled: '您的请求已取消。',
  },
  notAvailable: '暂无',
  labeled: '{{label}}：{{value}}',
  justNow: '刚刚',
  dayAndTime: '{{day}} {{time}}',
  noData: '暂无数据',
  loading: '正在加载…',
  language: '语言',
  languageNotKept: '语言设置无法保存在此设备上，重新加载页面前仍然有效。',
  account: '账户',
  loadsSlowly: '加载时间比平时长。',
  loadFailed: '内容加载失败',
  cardFailed: '这部分内容无法显示',
  notFound: {
    title: '404',
    text: '抱歉，出错了。找不到该页面。',
  },
  serverError: {
    title: '500',
    text: '抱歉，服务器出错了',
  },
  skipped_other: '有 {{count, number}} 套房源无法加载，未显示。',
} satisfies Words<typeof en>;
