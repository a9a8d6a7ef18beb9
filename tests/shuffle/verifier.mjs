// Reads records as JSON lines and writes the findings of web/public/verify-shuffle.mjs as JSON lines.
import { createInterface } from 'node:readline';
import { isWrong, verifyShuffle } from '../../web/public/verify-shuffle.mjs';

for await (const text of createInterface({ input: process.stdin })) {
  const findings = verifyShuffle(JSON.parse(text));
  console.log(JSON.stringify({ wrong: isWrong(findings), findings }));
}
