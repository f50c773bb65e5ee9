import { type Findings, holds, show } from './report.ts';

export interface BenchOptions {
  quick: boolean;
}

type Part = (options: BenchOptions) => Promise<Findings>;

const PARTS: Record<string, () => Promise<Part>> = {
  throughput: async () => (await import('./throughput.ts')).measureThroughput,
  slow3g: async () => (await import('./slow3g.ts')).measureSlow3g,
  faults: async () => (await import('./faults.ts')).submitThroughFaults,
  journeys: async () => (await import('./journeys.ts')).travelJourneys,
  lighthouse: async () => (await import('./lighthouse.ts')).askLighthouse,
};
/** Lighthouse judges a page in half a minute. */
const NOT_QUICK = ['lighthouse'];
/** A short run, within the tests, prints how fast it was; only what was done once, twice or lost can fail it. */
const ABOUT_SPEED = ['throughput', 'slow3g'];

/** Runs the asked parts, prints each as it ends, and tells whether every bar was kept. */
export async function run({ parts, quick }: BenchOptions & { parts?: string[] }): Promise<boolean> {
  const names = parts ?? Object.keys(PARTS).filter((name) => !quick || !NOT_QUICK.includes(name));
  let kept = true;
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}. There are: ${Object.keys(PARTS).join(', ')}.`);
    const findings = await (await part())({ quick });
    console.log(show(findings));
    kept &&= (quick && ABOUT_SPEED.includes(name)) || findings.bars.every(holds);
  }
  return kept;
}
