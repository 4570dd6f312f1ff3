import { money } from './data.js';

/** What every page draws in a cell. */
export function cell(id, value) {
  switch (id) {
    case 'photo':
      return <img src={value} alt="" width="48" height="36" loading="lazy" />;
    case 'price':
      return money.format(value);
    case 'tour':
      return value ? <a href={value}>Tour</a> : null;
    case 'link':
      return <a href={value}>Open</a>;
    case 'map':
      return <a href={value}>Map</a>;
    default:
      return value;
  }
}
