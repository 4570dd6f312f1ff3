import classes from './loader.module.css';

/** A turning ring beside the words that say what is under way. */
export const Loader = () => <i className={classes['loader']} aria-hidden />;
