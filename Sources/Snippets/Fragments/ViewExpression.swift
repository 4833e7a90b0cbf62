import SwiftSyntax

extension CodeBlockItemSyntax.Item {
  /// Whether it reads as a view: made by a type's name, however many modifiers follow.
  var isView: Bool {
    if let statement = self.as(ExpressionStmtSyntax.self) { return statement.expression.isView }
    return self.as(ExprSyntax.self)?.isView ?? false
  }
}

extension CodeBlockItemSyntax.Item {
  /// The name of what makes it: `Text` of `Text("a").bold()`.
  var maker: String? {
    let expression =
      self.as(ExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression
    let call = expression?.root.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ExprSyntax {
  fileprivate var isView: Bool {
    if let value = self.as(IfExprSyntax.self) { return value.branches.allSatisfy(isView) }
    if let value = self.as(SwitchExprSyntax.self) {
      return value.cases.allSatisfy {
        $0.as(SwitchCaseSyntax.self).map { isView($0.statements) } ?? true
      }
    }
    if let value = self.as(SequenceExprSyntax.self) {
      let isSum = value.elements.allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" } ?? $0.isView
      }
      return isSum
    }
    return root.isViewRoot
  }

  private func isView(_ items: CodeBlockItemListSyntax) -> Bool {
    items.allSatisfy { $0.item.isView || $0.item.is(VariableDeclSyntax.self) }
  }

  /// What a chain of calls and members starts with: `Text("a")` of `Text("a").bold().padding()`.
  fileprivate var root: ExprSyntax {
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return self }
      return base.root
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.root
    }
    if let conditional = self.as(PostfixIfConfigExprSyntax.self), let base = conditional.base {
      return base.root
    }
    return self
  }

  private var isViewRoot: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      let name =
        callee.as(DeclReferenceExprSyntax.self)
        ?? callee.as(GenericSpecializationExprSyntax.self)?.expression.as(
          DeclReferenceExprSyntax.self)
      return name.map { $0.baseName.text.first?.isUppercase == true && !$0.startsWork } ?? false
    }
    return self.as(DeclReferenceExprSyntax.self).map { $0.isViewByName } ?? false
  }
}

extension DeclReferenceExprSyntax {
  /// Types whose values are made for what they do, not to be looked at.
  fileprivate var startsWork: Bool {
    let names = [
      "Task", "Timer", "Just", "Thread", "DispatchQueue", "DispatchWorkItem", "Alert",
      "ActionSheet", "AnyLayout", "Binding", "DateFormatter", "AttributedString",
    ]
    return names.contains(baseName.text) || baseName.text.hasPrefix("NS")
  }

  /// What view modifiers and styles call the view that they are given, and colours, which are views
  /// without a call.
  fileprivate var isViewByName: Bool {
    ["content", "Color", "SwiftUI"].contains(baseName.text)
  }
}

extension IfExprSyntax {
  fileprivate var branches: [CodeBlockItemListSyntax] {
    if let block = elseBody?.as(CodeBlockSyntax.self) {
      return [body.statements, block.statements]
    }
    return [body.statements] + (elseBody?.as(IfExprSyntax.self)?.branches ?? [])
  }
}
