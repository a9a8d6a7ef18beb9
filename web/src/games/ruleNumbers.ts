/** Finds numbers of the rules in a plugin's sources. The rules are on the server; what follows from them is in the view or the description.
 *
 * A plugin may count from 0 and step by 1. Other numbers are either of the drawing, and then have a name in the folder's `layout.ts`, or they
 * are a rule. A number alone in an attribute (`size={18}`) or a property (`delay: 200`) is of the drawing: nothing is computed with it.
 */
import { parse } from 'svelte/compiler';
import ts from 'typescript';

export interface Finding {
  line: number;
  text: string;
  why: string;
}

const HARMLESS = new Set(['0', '1']);
/** Rounding and clamping belong to prices, points and limits. */
const ROUNDING = /^Math\.(ceil|floor|round|trunc)$/;
/** Numbers read out of a card's name. */
const READING = /^(Number|parseInt|parseFloat)$/;
const VIEW = /(^|\.)view(\(\))?$/;
const COMPARISONS = [ts.SyntaxKind.LessThanToken, ts.SyntaxKind.LessThanEqualsToken, ts.SyntaxKind.GreaterThanToken, ts.SyntaxKind.GreaterThanEqualsToken];

/** The findings in a TypeScript source. */
export function ruleNumbers(source: string, firstLine = 1): Finding[] {
  const file = ts.createSourceFile('plugin.ts', source, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const report = (node: ts.Node, why: string): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + firstLine;
    found.push({ line, text: node.getText().slice(0, 100), why });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !HARMLESS.has(node.text)) {
      const why = computing(node);
      if (why) report(node.parent, why);
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      if (ROUNDING.test(called)) report(node, 'rounds');
      if (READING.test(called)) report(node, 'reads a number out of a text');
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.PlusToken && !ts.isNumericLiteral(node.operand)) report(node, 'reads a number out of a text');
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'options' && VIEW.test(node.expression.getText())) report(node, 'reads an option of the rules');
    if (ts.isVariableDeclaration(node) && takesOptions(node)) report(node, 'reads an option of the rules');
    if (ts.isBinaryExpression(node) && comparesWithConstant(node)) report(node, 'compares a fact with a constant');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `const { options } = view`. */
function takesOptions({ name, initializer }: ts.VariableDeclaration): boolean {
  const isTaken = ts.isObjectBindingPattern(name) && name.elements.some((each) => (each.propertyName ?? each.name).getText() === 'options');
  return isTaken && !!initializer && VIEW.test(initializer.getText());
}

/** A constant of `layout.ts` may limit the length of a list or a text, not a fact of the view. */
function comparesWithConstant({ left, right, operatorToken }: ts.BinaryExpression): boolean {
  const isConstant = (node: ts.Expression) => ts.isIdentifier(node) && /^[A-Z][A-Z_]+$/.test(node.text);
  const isLength = (node: ts.Expression) => /\.length$/.test(node.getText());
  return COMPARISONS.includes(operatorToken.kind) && ((isConstant(right) && !isLength(left)) || (isConstant(left) && !isLength(right)));
}

/** Why a number takes part in a computation, or null. */
function computing(literal: ts.NumericLiteral): string | null {
  let node: ts.Node = literal;
  while (ts.isParenthesizedExpression(node.parent) || ts.isPrefixUnaryExpression(node.parent) || ts.isAsExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken ? null : 'computes with a number';
  if (ts.isConditionalExpression(parent)) return 'chooses a number';
  if (ts.isCallExpression(parent)) return 'passes a number to a function';
  if (ts.isArrayLiteralExpression(parent)) return 'lists numbers';
  if (ts.isElementAccessExpression(parent)) return 'takes part of a text or a list';
  if (ts.isCaseClause(parent)) return 'chooses by a number';
  if (ts.isParameter(parent)) return 'is a default';
  if (ts.isVariableDeclaration(parent)) return 'names a number outside layout.ts';
  if (ts.isPropertyAssignment(parent)) return parent.name === node || isTable(parent.parent) ? 'is a table of numbers' : null;
  return null;
}

/** An object with several entries that are all numbers. */
function isTable(object: ts.ObjectLiteralExpression): boolean {
  const values = object.properties.filter(ts.isPropertyAssignment);
  return values.length > 1 && values.length === object.properties.length && values.every((each) => ts.isNumericLiteral(each.initializer));
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The findings in a component: its scripts, and the expressions of its template. */
export function ruleNumbersOfComponent(source: string): Finding[] {
  const root = parse(source, { modern: true }) as unknown as Record<'fragment' | 'instance' | 'module', Node | null>;
  const found: Finding[] = [];
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  for (const script of [root.instance, root.module]) {
    if (!script) continue;
    const content = script.content as Node;
    found.push(...ruleNumbers(source.slice(content.start, content.end), lineOf(content.start)));
  }
  for (const expression of expressionsOf(root.fragment)) {
    found.push(...ruleNumbers(`(${source.slice(expression.start, expression.end)})`, lineOf(expression.start)));
  }
  return found;
}

/** The outermost expressions of a template; nodes of scripts have lower-camel types in the syntax tree, parts of a template have upper. */
function expressionsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(expressionsOf);
  if (!node || typeof node !== 'object') return [];
  const part = node as Node;
  if (/(Expression|Literal|Identifier)$/.test(part.type ?? '')) return [part];
  return Object.entries(part).filter(([key]) => key !== 'metadata' && key !== 'parent').flatMap(([, value]) => expressionsOf(value));
}
