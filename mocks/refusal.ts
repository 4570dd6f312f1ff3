/** One entry of a validation error: the field's name on the wire and what is wrong with it. */
export interface FieldFault {
  param: string;
  msg: string;
}

/** A refusal of the server. A handler throws it, which undoes the work of the call and answers an envelope of status 0. */
export class Refusal extends Error {
  readonly status: number;
  readonly faults: readonly FieldFault[] | null;

  constructor(status: number, message: string, faults: readonly FieldFault[] | null = null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.faults = faults;
  }
}

/** @throws {Refusal} if any of the checks found a fault */
export function refuseFaults(faults: readonly (FieldFault | false)[]): void {
  const found = faults.filter((fault) => fault !== false);
  if (found.length > 0) throw new Refusal(400, 'Validation Error.', found);
}
