export declare function roundPath(path: string): string;
