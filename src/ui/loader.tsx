import classes from './loader.module.css';

export const Loader = () => <i className={classes['loader']} aria-hidden />;
