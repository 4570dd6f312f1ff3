import type { Words } from '../../../words.ts';
import type en from '../../en/screens/keys.ts';

export default {
  everywhere: {
    title: '所有页面',
    close: '关闭窗口或菜单',
  },
  list: {
    move: '上一套或下一套房源',
    page: '向上或向下十套房源',
    ends: '第一套或最后一套房源',
    open: '打开房源',
    select: '选择房源',
    range: '选择到此处的所有房源',
    delete: '删除房源',
    sort: '再按一列排序',
    column: '移动列',
  },
  scores: {
    title: '评分',
    set: '评分',
    take: '打出选中的分数，未选时为 10 分',
    none: '清除评分',
    along: '在评分条上移动',
    next: '上一个或下一个标准',
  },
  messages: {
    send: '发送消息',
    line: '换行',
    times: '上一条或下一条消息',
  },
  names: {
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: '空格',
    delete: 'Delete',
    pageUp: 'PgUp',
    pageDown: 'PgDn',
    home: 'Home',
    end: 'End',
  },
} satisfies Words<typeof en>;
