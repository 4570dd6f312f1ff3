interface Props {
  /** The instant in milliseconds since 1970. */
  instant: number;
  /** `2h`, for the eye. */
  short: string;
  /** `2 hours ago`, for a screen reader. */
  long: string;
  /** The date and time, for a pointer. */
  date: string;
}

/** How long ago something was, in little room. */
export function ShortAge({ instant, short, long, date }: Props) {
  return (
    <time dateTime={new Date(instant).toISOString()} title={date}>
      <span aria-hidden>{short}</span>
      <span className="visually-hidden">{long}</span>
    </time>
  );
}
