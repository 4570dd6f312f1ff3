// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { anchorOf, inTwoLines, pointAt, runsOf } from './radar-shape.ts';

const twelve = (...first: (number | null)[]) => [...first, ...Array.from({ length: 12 - first.length }, () => null)];

describe('the wheel', () => {
  it('has the first criterion at the top and goes on clockwise', () => {
    expect(pointAt(0, 10)).toEqual([0, -120]);
    expect(pointAt(3, 10)).toEqual([120, 0]);
    expect(pointAt(6, 5)).toEqual([0, 60]);
    expect(pointAt(9, 0)).toEqual([0, 0]);
  });

  it('breaks a label where its lines come out shortest', () => {
    expect(inTwoLines('Exterior style')).toEqual(['Exterior', 'style']);
    expect(inTwoLines('Età della casa')).toEqual(['Età della', 'casa']);
    expect(inTwoLines('Kitchen')).toEqual(['Kitchen']);
  });

  it('sets its labels away from the middle', () => {
    expect([pointAt(0, 11), pointAt(2, 11), pointAt(10, 11)].map(([x]) => anchorOf(x))).toEqual([
      'middle',
      'start',
      'end',
    ]);
  });
});

describe('a line', () => {
  it('closes where all scores are there', () => {
    expect(runsOf(Array.from({ length: 12 }, () => 10))).toMatch(/^M0 -120(?:L\S+ \S+){11}Z$/);
  });

  it('breaks where a score is missing, and never runs through the middle for it', () => {
    const scores = Array.from({ length: 12 }, (_, index) => (index === 2 || index === 5 ? null : 10));
    const path = runsOf(scores);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).not.toContain('Z');
    expect(path).not.toMatch(/[ML]0 0/);
  });

  it('goes on over the top', () => {
    expect(runsOf(twelve(10, 10)).match(/M/g)).toHaveLength(1);
    expect(runsOf([10, ...Array.from({ length: 10 }, () => null), 10])).toMatch(/^M\S+ \S+L0 -120$/);
  });

  it('is none without scores, and a point for one alone', () => {
    expect(runsOf(twelve())).toBe('');
    expect(runsOf(twelve(10))).toBe('M0 -120');
  });
});
