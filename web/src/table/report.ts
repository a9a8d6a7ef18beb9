/** A problem is reported as a file: what was seen, what happened, and the record of the game if it is over. */
import { api } from '../net/api';
import type { Session } from './session.svelte';

export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveReport(session: Session): Promise<void> {
  const { scene, live } = session;
  const record = scene?.stage === 'over' ? await fetch(api.recordAddress(scene.id)).then((found) => found.json()).catch(() => null) : null;
  const report = {
    build: live.build,
    address: location.pathname,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    version: live.version,
    scene,
    picks: session.picks.map((offer) => offer.say),
    log: live.log,
    record,
  };
  download(`emporion-${live.table}-${live.version}.json`, JSON.stringify(report, null, 2));
}
