// Writes src/net/types.ts from the JSON Schema of all messages between server and browser, and
// src/games/<game>/view.generated.ts from that of each game's view:
//   python -m emporion.server.schemas | npm run types
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { protocol, games } = JSON.parse(readFileSync(0, 'utf8'));

/** The type of values without a schema. Games never read such values. */
let unknown = 'any';

const literal = (value) => JSON.stringify(value);
const several = (types) => [...new Set(types)].join(' | ');
const bracketed = (type) => (type.includes(' | ') ? `(${type})` : type);

/** The TypeScript type of a schema. */
function typeOf(form) {
  if (form.$ref) return form.$ref.split('/').at(-1);
  if ('const' in form) return literal(form.const);
  if (form.enum) return several(form.enum.map(literal));
  if (form.anyOf) return several(form.anyOf.map(typeOf));
  if (form.allOf) return form.allOf.map(typeOf).join(' & ');
  switch (form.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return form.type;
    case 'array':
      if (form.prefixItems) return `[${form.prefixItems.map(typeOf).join(', ')}]`;
      return `${bracketed(typeOf(form.items ?? {}))}[]`;
    case 'object':
      return form.properties ? inline(form) : `Record<${form.propertyNames ? typeOf(form.propertyNames) : 'string'}, ${typeOf(form.additionalProperties || {})}>`;
  }
  return unknown;
}

function inline(form) {
  return `{ ${fieldsOf(form).join(' ')} }`;
}

/** Fields with a default are optional, since clients may omit them. The server omits only a few scalar fields. */
function fieldsOf(form) {
  const required = new Set(form.required ?? []);
  return Object.entries(form.properties).map(([name, field]) => {
    const optional = required.has(name) ? '' : '?';
    return `${name}${optional}: ${typeOf(field)};`;
  });
}

function declaration([name, form]) {
  const comment = form.description ? [`/** ${form.description.replace(/\s+/g, ' ')} */`] : [];
  if (form.type === 'object' && form.properties) {
    return [...comment, `export interface ${name} {`, ...fieldsOf(form).map((field) => `  ${field}`), '}'].join('\n');
  }
  return [...comment, `export type ${name} = ${typeOf(form)};`].join('\n');
}

const fileOf = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

function write(schema, path) {
  const forms = Object.entries(schema.$defs).sort(([one], [other]) => one.localeCompare(other));
  const text = ['// Written by `npm run types`. Do not edit.', ...forms.map(declaration)].join('\n\n');
  writeFileSync(fileOf(path), `${text}\n`);
}

write(protocol, 'net/types.ts');
unknown = 'unknown';
for (const [game, schema] of Object.entries(games)) {
  if (existsSync(fileOf(`games/${game}`))) write(schema, `games/${game}/view.generated.ts`);
}
