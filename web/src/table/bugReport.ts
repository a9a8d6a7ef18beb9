/** Saves a bug report as a file: scene, log, and the game record if the game is over. */
import { download } from '../app/download';
import { api } from '../net/api';
import type { Session } from './session.svelte';

export async function saveBugReport(session: Session): Promise<void> {
  const { scene, connection } = session;
  const record = scene?.stage === 'over' && scene.deal?.revealed !== false ? await fetch(api.recordAddress(scene.id)).then((found) => found.json()).catch(() => null) : null;
  const report = {
    build: connection.build,
    address: location.pathname,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    version: connection.version,
    scene,
    picks: session.picks.map((offer) => offer.say),
    log: connection.log,
    record,
  };
  download(`emporion-${connection.table}-${connection.version}.json`, JSON.stringify(report, null, 2));
}
