import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: '下载 CSV',
  title: '您的数据',
  text: '带走您的评分、备注和问题：可将所有房源存为表格，也可将全部内容存为一个文件。',
  all: '下载全部（JSON）',
  homes_other: '下载 {{count, number}} 套房源（CSV）',
  saved_other: '{{count, number}} 套房源已保存为 {{file}}。',
  savedAll: '全部内容已保存为 {{file}}。',
  columns: {
    score: '评分：{{criterion}}',
    comments: '备注',
    insurance: '房主保险',
    mortgageInsurance: '贷款保险',
    link: '房源链接',
  },
} satisfies Words<typeof en>;
