/** What was learned belongs to the account where there is one: it comes from all its devices, and leaves this one with it. Guests keep it in the browser. */
import { api } from '../net/api';
import type { Learned } from '../net/types';
import { botLevel } from './botLevel.svelte';
import { progress } from './progress.svelte';

let account: string | null = null;

export function setAccount(id: string | null): void {
  if (id === account) return;
  if (account !== null) [progress, botLevel].forEach((kept) => kept.forget());
  account = id;
  progress.onchange = botLevel.onchange = id === null ? () => {} : (learned) => void send(learned);
  if (id !== null) void exchange(id);
}

/** The account's answers and levels come before those of the device. */
async function exchange(id: string): Promise<void> {
  const all = await send(progress.learned);
  if (!all || id !== account) return;
  progress.add(all);
  if (all.skill || Object.keys(all.levels ?? {}).length) botLevel.take(all);
  else void send(botLevel.learned);
}

/** Without a connection, progress is sent when the page is loaded again; the answer and levels of the account hold then. */
const send = (learned: Learned): Promise<Learned | null> => api.learn(learned).catch(() => null);
