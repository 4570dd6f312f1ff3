import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface Counts {
  passed: number;
  failed: number;
  /** How many of the passed ones needed a second try. */
  flaky?: number;
}

/** A runner that failed without a failed test has crashed, which counts as one. */
function settle({ passed, failed }: Counts, runnerPassed: boolean): Counts {
  return { passed, failed: !runnerPassed && failed === 0 ? 1 : failed };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Vitest's JSON: a file that could not even be loaded has no tests and counts as one failure. */
export function countVitest(file: string, runnerPassed: boolean): Counts {
  const report = read(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, runnerPassed);
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Playwright's JSON: what passed at the second try has passed, and is counted apart. */
export function countPlaywright(file: string, runnerPassed: boolean): Counts {
  const report = read(file, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { ...settle({ passed: expected + flaky, failed: unexpected }, runnerPassed), flaky };
}

function read<S extends z.ZodMiniType>(file: string, schema: S): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
